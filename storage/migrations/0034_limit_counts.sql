CREATE UNLOGGED TABLE "limit_counts" (
	"key" text PRIMARY KEY NOT NULL,
	"used" integer NOT NULL,
	"ends_at_ms" bigint NOT NULL
) WITH (fillfactor = 70);
