CREATE TABLE "comparison_answers" (
	"pair_id" uuid NOT NULL,
	"user_id" text NOT NULL,
	"preference" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"answered_at" timestamp (3) with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "comparison_answers_pair_id_user_id_pk" PRIMARY KEY("pair_id","user_id")
);
--> statement-breakpoint
CREATE TABLE "comparison_pairs" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"comparison_id" uuid NOT NULL,
	"title" text NOT NULL,
	"has_first" boolean DEFAULT false NOT NULL,
	"has_second" boolean DEFAULT false NOT NULL,
	CONSTRAINT "comparison_pairs_title" UNIQUE("comparison_id","title")
);
--> statement-breakpoint
CREATE TABLE "comparisons" (
	"id" uuid PRIMARY KEY DEFAULT gen_random_uuid() NOT NULL,
	"name" text NOT NULL,
	"first_version" text NOT NULL,
	"second_version" text NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "comparison_answers" ADD CONSTRAINT "comparison_answers_pair_id_comparison_pairs_id_fk" FOREIGN KEY ("pair_id") REFERENCES "public"."comparison_pairs"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_answers" ADD CONSTRAINT "comparison_answers_user_id_user_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."user"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "comparison_pairs" ADD CONSTRAINT "comparison_pairs_comparison_id_comparisons_id_fk" FOREIGN KEY ("comparison_id") REFERENCES "public"."comparisons"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "comparisons_newest" ON "comparisons" USING btree ("created_at");