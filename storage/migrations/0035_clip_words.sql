DROP INDEX "clips_words";--> statement-breakpoint
ALTER TABLE "clips" ADD COLUMN "words" "tsvector" GENERATED ALWAYS AS (to_tsvector('simple', title || ' ' || tags || ' ' || prompt)) STORED;--> statement-breakpoint
CREATE INDEX "clips_words" ON "clips" USING gin ("words");--> statement-breakpoint
ANALYZE "clips";