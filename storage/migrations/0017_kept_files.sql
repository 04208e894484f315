CREATE TABLE "kept_files" (
	"key" text PRIMARY KEY NOT NULL,
	"user_id" text NOT NULL,
	"kind" text NOT NULL,
	"bytes" bigint NOT NULL,
	"is_whole" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "kept_files" ADD CONSTRAINT "kept_files_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "kept_files_user" ON "kept_files" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "kept_files_kind" ON "kept_files" USING btree ("kind","created_at");