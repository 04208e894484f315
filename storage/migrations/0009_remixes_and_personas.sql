CREATE TABLE "edit_sessions" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"clip_id" uuid NOT NULL,
	"started_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"ended_at" timestamp (3) with time zone
);
--> statement-breakpoint
CREATE TABLE "persona_loves" (
	"user_id" text NOT NULL,
	"persona_id" uuid NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "persona_loves_user_id_persona_id_pk" PRIMARY KEY("user_id","persona_id")
);
--> statement-breakpoint
CREATE TABLE "personas" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"root_clip_id" uuid NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"styles" text DEFAULT '' NOT NULL,
	"singer" text,
	"image_key" text,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_trashed" boolean DEFAULT false NOT NULL,
	"vocal_start_seconds" double precision,
	"vocal_end_seconds" double precision,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "task" text;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "persona_id" uuid;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "edit_session_id" uuid;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "can_remix" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "allowed_remix_actions" text[] DEFAULT '{"cover","extend"}' NOT NULL;--> statement-breakpoint
ALTER TABLE "user" ADD COLUMN "allows_remixes" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "edit_sessions" ADD CONSTRAINT "edit_sessions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "edit_sessions" ADD CONSTRAINT "edit_sessions_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona_loves" ADD CONSTRAINT "persona_loves_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "persona_loves" ADD CONSTRAINT "persona_loves_persona_id_personas_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."personas"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "personas" ADD CONSTRAINT "personas_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "edit_sessions_user" ON "edit_sessions" USING btree ("user_id","started_at");--> statement-breakpoint
CREATE INDEX "persona_loves_of" ON "persona_loves" USING btree ("persona_id");--> statement-breakpoint
CREATE INDEX "personas_user" ON "personas" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "personas_public" ON "personas" USING btree ("created_at","id") WHERE is_public and not is_trashed;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_persona_id_personas_id_fk" FOREIGN KEY ("persona_id") REFERENCES "public"."personas"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clips_persona" ON "clips" USING btree ("persona_id","created_at","id") WHERE persona_id is not null;