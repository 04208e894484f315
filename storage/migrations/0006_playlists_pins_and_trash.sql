CREATE TABLE "playlist_clips" (
	"playlist_id" uuid NOT NULL,
	"clip_id" uuid NOT NULL,
	"place" integer NOT NULL,
	CONSTRAINT "playlist_clips_playlist_id_clip_id_pk" PRIMARY KEY("playlist_id","clip_id")
);
--> statement-breakpoint
CREATE TABLE "playlist_reactions" (
	"playlist_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"type" text NOT NULL,
	CONSTRAINT "playlist_reactions_playlist_id_user_id_pk" PRIMARY KEY("playlist_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "playlist_saves" (
	"playlist_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "playlist_saves_playlist_id_user_id_pk" PRIMARY KEY("playlist_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "playlists" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"user_id" text NOT NULL,
	"name" text NOT NULL,
	"description" text DEFAULT '' NOT NULL,
	"is_public" boolean DEFAULT false NOT NULL,
	"trashed_at" timestamp (3) with time zone,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "workspace_pins" (
	"workspace_id" uuid PRIMARY KEY NOT NULL,
	"clip_id" uuid NOT NULL
);
--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "shared" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "workspaces" ADD COLUMN "trashed_at" timestamp (3) with time zone;--> statement-breakpoint
ALTER TABLE "playlist_clips" ADD CONSTRAINT "playlist_clips_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_clips" ADD CONSTRAINT "playlist_clips_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_reactions" ADD CONSTRAINT "playlist_reactions_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_reactions" ADD CONSTRAINT "playlist_reactions_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_saves" ADD CONSTRAINT "playlist_saves_playlist_id_playlists_id_fk" FOREIGN KEY ("playlist_id") REFERENCES "public"."playlists"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlist_saves" ADD CONSTRAINT "playlist_saves_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "playlists" ADD CONSTRAINT "playlists_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_pins" ADD CONSTRAINT "workspace_pins_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "workspace_pins" ADD CONSTRAINT "workspace_pins_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "playlist_clips_order" ON "playlist_clips" USING btree ("playlist_id","place");--> statement-breakpoint
CREATE INDEX "playlist_clips_clip" ON "playlist_clips" USING btree ("clip_id");--> statement-breakpoint
CREATE INDEX "playlist_saves_user" ON "playlist_saves" USING btree ("user_id","created_at");--> statement-breakpoint
CREATE INDEX "playlists_user" ON "playlists" USING btree ("user_id","created_at","id");--> statement-breakpoint
CREATE INDEX "playlists_trash" ON "playlists" USING btree ("trashed_at") WHERE trashed_at is not null;--> statement-breakpoint
CREATE INDEX "workspace_pins_clip" ON "workspace_pins" USING btree ("clip_id");--> statement-breakpoint
CREATE INDEX "clips_trash" ON "clips" USING btree ("user_id","trashed_at","id") WHERE is_trashed;--> statement-breakpoint
CREATE INDEX "clips_expired" ON "clips" USING btree ("trashed_at") WHERE is_trashed;