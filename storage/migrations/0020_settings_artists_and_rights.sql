CREATE TABLE "artist_profiles" (
	"user_id" text PRIMARY KEY NOT NULL,
	"story" text DEFAULT '' NOT NULL,
	"based_in" text DEFAULT '' NOT NULL,
	"genres" text DEFAULT '' NOT NULL,
	"link" text DEFAULT '' NOT NULL
);
--> statement-breakpoint
CREATE TABLE "settings" (
	"name" text PRIMARY KEY NOT NULL,
	"value" jsonb NOT NULL,
	"changed_by" text,
	"changed_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "unlocked_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "ownership_reason" text;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "snippet_start_seconds" double precision;--> statement-breakpoint
ALTER TABLE "artist_profiles" ADD CONSTRAINT "artist_profiles_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "settings" ADD CONSTRAINT "settings_changed_by_user_id_fk" FOREIGN KEY ("changed_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;