CREATE TABLE "radio_listeners" (
	"station_id" text NOT NULL,
	"listener" text NOT NULL,
	"seen_at" timestamp (3) with time zone NOT NULL,
	CONSTRAINT "radio_listeners_station_id_listener_pk" PRIMARY KEY("station_id","listener")
);
--> statement-breakpoint
CREATE TABLE "radio_messages" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"station_id" text NOT NULL,
	"writer" text NOT NULL,
	"client_id" text DEFAULT '' NOT NULL,
	"text" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "radio_mutes" (
	"station_id" text NOT NULL,
	"writer" text NOT NULL,
	"muted_by" text,
	"muted_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "radio_mutes_station_id_writer_pk" PRIMARY KEY("station_id","writer")
);
--> statement-breakpoint
CREATE TABLE "radio_schedule" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"station_id" text NOT NULL,
	"clip_id" uuid NOT NULL,
	"starts_at" timestamp (3) with time zone NOT NULL,
	"ends_at" timestamp (3) with time zone NOT NULL
);
--> statement-breakpoint
ALTER TABLE "radio_mutes" ADD CONSTRAINT "radio_mutes_muted_by_user_id_fk" FOREIGN KEY ("muted_by") REFERENCES "public"."user"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "radio_schedule" ADD CONSTRAINT "radio_schedule_clip_id_clips_id_fk" FOREIGN KEY ("clip_id") REFERENCES "public"."clips"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "radio_messages_newest" ON "radio_messages" USING btree ("station_id","created_at");--> statement-breakpoint
CREATE INDEX "radio_messages_writer" ON "radio_messages" USING btree ("writer","created_at");--> statement-breakpoint
CREATE INDEX "radio_schedule_time" ON "radio_schedule" USING btree ("station_id","ends_at");--> statement-breakpoint
CREATE INDEX "radio_schedule_clip" ON "radio_schedule" USING btree ("clip_id");