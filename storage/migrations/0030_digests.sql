CREATE TABLE "digests" (
	"user_id" text PRIMARY KEY NOT NULL,
	"is_on" boolean DEFAULT true NOT NULL,
	"leave_key" text NOT NULL,
	"last_week" text
);
--> statement-breakpoint
ALTER TABLE "digests" ADD CONSTRAINT "digests_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE UNIQUE INDEX "digests_leave_key" ON "digests" USING btree ("leave_key");