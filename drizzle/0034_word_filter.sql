CREATE TABLE "filter_words" (
	"id" serial PRIMARY KEY NOT NULL,
	"text" text NOT NULL,
	"form" text NOT NULL,
	"scope" text NOT NULL,
	"action" text NOT NULL,
	"is_whole" boolean NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"added_by" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "filter_words_form" UNIQUE("form"),
	CONSTRAINT "filter_words_text" CHECK (char_length("filter_words"."text") between 1 and 40),
	CONSTRAINT "filter_words_note" CHECK (char_length("filter_words"."note") <= 200),
	CONSTRAINT "filter_words_scope" CHECK ("filter_words"."scope" in ('chat', 'names', 'both')),
	CONSTRAINT "filter_words_action" CHECK ("filter_words"."action" in ('mask', 'refuse'))
);
--> statement-breakpoint
ALTER TABLE "pictures" ADD COLUMN "removed_at" bigint;