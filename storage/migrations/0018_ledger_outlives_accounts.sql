ALTER TABLE "credit_transfers" DROP CONSTRAINT "credit_transfers_user_id_user_id_fk";
