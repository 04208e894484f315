ALTER TABLE "credit_balances" DROP CONSTRAINT "credit_balances_not_negative";--> statement-breakpoint
ALTER TABLE "credit_balances" ADD COLUMN "bought" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_not_negative" CHECK (available >= 0 and reserved >= 0 and bought >= 0);