CREATE TABLE "upkeep_looks" (
	"looked_at" timestamp (3) with time zone PRIMARY KEY NOT NULL
);
