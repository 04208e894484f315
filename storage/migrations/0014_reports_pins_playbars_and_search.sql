CREATE TABLE "clip_reports" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"clip_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"reporter" text NOT NULL,
	"user_id" text,
	"reason" text NOT NULL,
	"email" text DEFAULT '' NOT NULL,
	"work" text DEFAULT '' NOT NULL,
	"details" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"decision" text,
	"decided_by" text,
	"decided_at" timestamp (3) with time zone,
	CONSTRAINT "clip_reports_once" UNIQUE("clip_id","kind","reporter")
);
--> statement-breakpoint
CREATE TABLE "playbar_states" (
	"user_id" text PRIMARY KEY NOT NULL,
	"state" jsonb NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "listen_milestones" (
	"clip_id" uuid NOT NULL,
	"percent" integer NOT NULL,
	"listens" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "listen_milestones_clip_id_percent_pk" PRIMARY KEY("clip_id","percent")
);
--> statement-breakpoint
CREATE TABLE "profile_pins" (
	"user_id" text NOT NULL,
	"clip_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "profile_pins_user_id_clip_id_pk" PRIMARY KEY("user_id","clip_id")
);
--> statement-breakpoint
ALTER TABLE "copyright_warnings" ADD COLUMN "is_infringement" boolean DEFAULT true NOT NULL;--> statement-breakpoint
ALTER TABLE "plays" ADD COLUMN "reached_percent" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "clip_reports" ADD CONSTRAINT "clip_reports_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_reports" ADD CONSTRAINT "clip_reports_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clip_reports" ADD CONSTRAINT "clip_reports_decided_by_user_id_fk" FOREIGN KEY ("decided_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playbar_states" ADD CONSTRAINT "playbar_states_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "listen_milestones" ADD CONSTRAINT "listen_milestones_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_pins" ADD CONSTRAINT "profile_pins_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "profile_pins" ADD CONSTRAINT "profile_pins_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clip_reports_open" ON "clip_reports" USING btree ("created_at","clip_id") WHERE decision is null;--> statement-breakpoint
CREATE INDEX "clip_reports_user" ON "clip_reports" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "profile_pins_clip" ON "profile_pins" USING btree ("clip_id");--> statement-breakpoint
CREATE INDEX "hooks_words" ON "hooks" USING gin (to_tsvector('simple', ("publish" ->> 'title') || ' ' || ("publish" ->> 'caption'))) WHERE status = 'rendered_passed_moderation';--> statement-breakpoint
CREATE INDEX "personas_words" ON "personas" USING gin (to_tsvector('simple', "name" || ' ' || "description" || ' ' || "styles"));--> statement-breakpoint
CREATE INDEX "playlists_words" ON "playlists" USING gin (to_tsvector('simple', "name" || ' ' || "description")) WHERE is_public and trashed_at is null;