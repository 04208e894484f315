CREATE TABLE "lyrics_requests" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"prompt" text NOT NULL,
	"status" text DEFAULT 'running' NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"text" text DEFAULT '' NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "controls" jsonb DEFAULT '{}'::jsonb NOT NULL;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "parent_clip_id" uuid;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "description" text DEFAULT '' NOT NULL;--> statement-breakpoint
ALTER TABLE "lyrics_requests" ADD CONSTRAINT "lyrics_requests_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "lyrics_requests_user" ON "lyrics_requests" USING btree ("user_id","created_at");--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_parent_clip_id_clips_id_fk" FOREIGN KEY ("parent_clip_id") REFERENCES "public"."clips"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clips_children" ON "clips" USING btree ("parent_clip_id") WHERE parent_clip_id is not null;--> statement-breakpoint
CREATE INDEX "plays_listener" ON "plays" USING btree ("listener","counted_at");