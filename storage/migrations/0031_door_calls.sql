CREATE UNLOGGED TABLE "door_calls" (
	"id" bigint PRIMARY KEY GENERATED ALWAYS AS IDENTITY (sequence name "door_calls_id_seq" INCREMENT BY 1 MINVALUE 1 MAXVALUE 9223372036854775807 START WITH 1 CACHE 1),
	"door" text NOT NULL,
	"ms" integer,
	"problem" text,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE INDEX "door_calls_door" ON "door_calls" USING btree ("door","id");--> statement-breakpoint
CREATE INDEX "door_calls_created_at" ON "door_calls" USING btree ("created_at");