CREATE TABLE "hook_comments" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"hook_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"content" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "hook_reactions" (
	"hook_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "hook_reactions_hook_id_user_id_pk" PRIMARY KEY("hook_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "hooks" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"clip_id" uuid NOT NULL,
	"upload_id" uuid NOT NULL,
	"status" text DEFAULT 'submitted' NOT NULL,
	"publish" jsonb NOT NULL,
	"render" jsonb NOT NULL,
	"lyrics" jsonb DEFAULT '[]'::jsonb NOT NULL,
	"upvote_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "video_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"status" text DEFAULT 'uploading' NOT NULL,
	"error_message" text,
	"duration_seconds" double precision,
	"width_px" integer,
	"height_px" integer,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "hook_comments" ADD CONSTRAINT "hook_comments_hook_id_hooks_id_fk" FOREIGN KEY ("hook_id") REFERENCES "public"."hooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_comments" ADD CONSTRAINT "hook_comments_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_reactions" ADD CONSTRAINT "hook_reactions_hook_id_hooks_id_fk" FOREIGN KEY ("hook_id") REFERENCES "public"."hooks"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hook_reactions" ADD CONSTRAINT "hook_reactions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hooks" ADD CONSTRAINT "hooks_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "hooks" ADD CONSTRAINT "hooks_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "video_uploads" ADD CONSTRAINT "video_uploads_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "hook_comments_newest" ON "hook_comments" USING btree ("hook_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hook_comments_user" ON "hook_comments" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "hooks_feed" ON "hooks" USING btree ("created_at","id") WHERE status = 'rendered_passed_moderation';--> statement-breakpoint
CREATE INDEX "hooks_maker" ON "hooks" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "hooks_clip" ON "hooks" USING btree ("clip_id");--> statement-breakpoint
CREATE INDEX "hooks_upload" ON "hooks" USING btree ("upload_id");--> statement-breakpoint
CREATE INDEX "video_uploads_user" ON "video_uploads" USING btree ("user_id","created_at");