CREATE TABLE "removed_recordings" (
	"recording_id" uuid NOT NULL,
	"hash" integer NOT NULL,
	"frame" integer NOT NULL
);
--> statement-breakpoint
CREATE INDEX "removed_recordings_hash" ON "removed_recordings" USING btree ("hash");--> statement-breakpoint
CREATE INDEX "removed_recordings_recording" ON "removed_recordings" USING btree ("recording_id");