CREATE TABLE "clips" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"generation_id" uuid NOT NULL,
	"transaction_uuid" uuid NOT NULL,
	"take" integer NOT NULL,
	"user_id" text NOT NULL,
	"workspace_id" uuid NOT NULL,
	"title" text DEFAULT '' NOT NULL,
	"status" text DEFAULT 'queued' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"is_trashed" boolean DEFAULT false NOT NULL,
	"trashed_at" timestamp (3) with time zone,
	"model_key" text NOT NULL,
	"model_name" text NOT NULL,
	"type" text DEFAULT 'gen' NOT NULL,
	"prompt" text DEFAULT '' NOT NULL,
	"tags" text DEFAULT '' NOT NULL,
	"negative_tags" text DEFAULT '' NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"make_instrumental" boolean DEFAULT false NOT NULL,
	"seed" bigint NOT NULL,
	"create_mode" text DEFAULT 'simple' NOT NULL,
	"job_state" text DEFAULT 'waiting' NOT NULL,
	"job_progress" double precision DEFAULT 0 NOT NULL,
	"job_error_code" text,
	"attempt" integer DEFAULT 1 NOT NULL,
	"duration_seconds" double precision,
	"audio_bytes" bigint,
	"tempo_bpm" double precision,
	"key_name" text,
	"palette" text[] DEFAULT '{}' NOT NULL,
	"has_cover" boolean DEFAULT false NOT NULL,
	"refund_credits" boolean DEFAULT false NOT NULL,
	"play_count" integer DEFAULT 0 NOT NULL,
	"upvote_count" integer DEFAULT 0 NOT NULL,
	"comment_count" integer DEFAULT 0 NOT NULL,
	"allow_comments" boolean DEFAULT true NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"completed_at" timestamp (3) with time zone,
	CONSTRAINT "clips_transaction" UNIQUE("user_id","transaction_uuid","take")
);
--> statement-breakpoint
CREATE TABLE "credit_balances" (
	"user_id" text PRIMARY KEY NOT NULL,
	"available" integer DEFAULT 0 NOT NULL,
	"reserved" integer DEFAULT 0 NOT NULL,
	CONSTRAINT "credit_balances_not_negative" CHECK (available >= 0 and reserved >= 0)
);
--> statement-breakpoint
CREATE TABLE "credit_transfers" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "credit_transfers_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"user_id" text NOT NULL,
	"from_account" text NOT NULL,
	"to_account" text NOT NULL,
	"amount" integer NOT NULL,
	"kind" text NOT NULL,
	"reference" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "credit_transfers_amount" CHECK (amount > 0 or (amount = 0 and kind = 'refill'))
);
--> statement-breakpoint
CREATE TABLE "plays" (
	"clip_id" uuid NOT NULL,
	"listener" text NOT NULL,
	"counted_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "plays_clip_id_listener_pk" PRIMARY KEY("clip_id","listener")
);
--> statement-breakpoint
CREATE TABLE "socket_io_attachments" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"payload" "bytea"
);
--> statement-breakpoint
CREATE TABLE "account" (
	"id" text PRIMARY KEY NOT NULL,
	"account_id" text NOT NULL,
	"provider_id" text NOT NULL,
	"user_id" text NOT NULL,
	"access_token" text,
	"refresh_token" text,
	"id_token" text,
	"access_token_expires_at" timestamp (3) with time zone,
	"refresh_token_expires_at" timestamp (3) with time zone,
	"scope" text,
	"password" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "session" (
	"id" text PRIMARY KEY NOT NULL,
	"token" text NOT NULL,
	"user_id" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"ip_address" text,
	"user_agent" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "session_token_unique" UNIQUE("token")
);
--> statement-breakpoint
CREATE TABLE "user" (
	"id" text PRIMARY KEY NOT NULL,
	"name" text NOT NULL,
	"email" text NOT NULL,
	"email_verified" boolean DEFAULT false NOT NULL,
	"image" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"handle" text NOT NULL,
	"display_name" text DEFAULT '' NOT NULL,
	"avatar_image_url" text,
	"plan_key" text DEFAULT 'free' NOT NULL,
	"is_staff" boolean DEFAULT false NOT NULL,
	"is_demo" boolean DEFAULT false NOT NULL,
	"has_accepted_custom_mode_tos" boolean DEFAULT false NOT NULL,
	"has_set_remix_perm" boolean DEFAULT false NOT NULL,
	"shown_claim_username" boolean DEFAULT false NOT NULL,
	"shown_creation_tour" boolean DEFAULT false NOT NULL,
	CONSTRAINT "user_email_unique" UNIQUE("email")
);
--> statement-breakpoint
CREATE TABLE "verification" (
	"id" text PRIMARY KEY NOT NULL,
	"identifier" text NOT NULL,
	"value" text NOT NULL,
	"expires_at" timestamp (3) with time zone NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspaces" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"is_default" boolean DEFAULT false NOT NULL,
	"is_trashed" boolean DEFAULT false NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "clips" ADD CONSTRAINT "clips_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "credit_transfers" ADD CONSTRAINT "credit_transfers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "plays" ADD CONSTRAINT "plays_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account" ADD CONSTRAINT "account_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "session" ADD CONSTRAINT "session_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspaces" ADD CONSTRAINT "workspaces_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "clips_library" ON "clips" USING btree ("user_id","created_at","id") WHERE not is_trashed;--> statement-breakpoint
CREATE INDEX "clips_workspace" ON "clips" USING btree ("workspace_id","created_at","id") WHERE not is_trashed;--> statement-breakpoint
CREATE INDEX "clips_public" ON "clips" USING btree ("created_at","id") WHERE is_public and not is_trashed and status in ('streaming', 'complete');--> statement-breakpoint
CREATE INDEX "clips_running" ON "clips" USING btree ("user_id","generation_id") WHERE job_state in ('waiting', 'active');--> statement-breakpoint
CREATE INDEX "clips_demo" ON "clips" USING btree ("job_state") WHERE is_demo;--> statement-breakpoint
CREATE INDEX "credit_transfers_user" ON "credit_transfers" USING btree ("user_id","id");--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transfers_income" ON "credit_transfers" USING btree ("user_id","reference") WHERE kind in ('grant', 'refill');--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transfers_reserve" ON "credit_transfers" USING btree ("user_id","reference") WHERE kind = 'reserve';--> statement-breakpoint
CREATE UNIQUE INDEX "credit_transfers_close" ON "credit_transfers" USING btree ("user_id","reference") WHERE kind in ('settle', 'refund');--> statement-breakpoint
CREATE INDEX "socket_io_attachments_created" ON "socket_io_attachments" USING btree ("created_at");--> statement-breakpoint
CREATE INDEX "account_user" ON "account" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "session_user" ON "session" USING btree ("user_id");--> statement-breakpoint
CREATE UNIQUE INDEX "user_handle" ON "user" USING btree (lower("handle"));--> statement-breakpoint
CREATE INDEX "verification_identifier" ON "verification" USING btree ("identifier");--> statement-breakpoint
CREATE UNIQUE INDEX "workspaces_default" ON "workspaces" USING btree ("user_id") WHERE is_default;--> statement-breakpoint
CREATE INDEX "workspaces_user" ON "workspaces" USING btree ("user_id","created_at") WHERE not is_trashed;