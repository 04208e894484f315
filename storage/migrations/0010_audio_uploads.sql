CREATE TABLE "audio_uploads" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"upload_type" text NOT NULL,
	"status" text DEFAULT 'uploading' NOT NULL,
	"error_message" text,
	"title" text DEFAULT '' NOT NULL,
	"trim_start_seconds" double precision,
	"trim_end_seconds" double precision,
	"max_seconds" integer NOT NULL,
	"has_vocal" boolean DEFAULT false NOT NULL,
	"has_cover" boolean DEFAULT false NOT NULL,
	"palette" text[] DEFAULT '{}' NOT NULL,
	"duration_seconds" double precision,
	"audio_bytes" integer,
	"tempo_bpm" double precision,
	"key_name" text,
	"is_initialized" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "audio_uploads" ADD CONSTRAINT "audio_uploads_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "audio_uploads_user" ON "audio_uploads" USING btree ("user_id","created_at");