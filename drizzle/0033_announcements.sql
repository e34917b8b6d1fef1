CREATE TABLE "announcements" (
	"id" serial PRIMARY KEY NOT NULL,
	"texts" jsonb NOT NULL,
	"starts_at" bigint NOT NULL,
	"ends_at" bigint,
	"as_alert" boolean NOT NULL,
	"as_banner" boolean NOT NULL,
	"author_id" integer,
	"created_at" bigint NOT NULL,
	"withdrawn_at" bigint,
	"alerted_up_to" integer DEFAULT 0 NOT NULL,
	"alerts" integer DEFAULT 0 NOT NULL,
	"alerted_at" bigint,
	CONSTRAINT "announcements_shown" CHECK ("announcements"."as_alert" or "announcements"."as_banner"),
	CONSTRAINT "announcements_ends" CHECK ("announcements"."ends_at" > "announcements"."starts_at")
);
--> statement-breakpoint
CREATE TABLE "site_texts" (
	"id" serial PRIMARY KEY NOT NULL,
	"page" text NOT NULL,
	"language" text NOT NULL,
	"body" text NOT NULL,
	"author_id" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "site_texts_page" CHECK ("site_texts"."page" in ('rules', 'privacy', 'terms', 'contact')),
	CONSTRAINT "site_texts_body" CHECK (char_length("site_texts"."body") <= 20000)
);
--> statement-breakpoint
CREATE INDEX "announcements_to_send" ON "announcements" USING btree ("starts_at") WHERE "announcements"."as_alert" and "announcements"."alerted_at" is null and "announcements"."withdrawn_at" is null;--> statement-breakpoint
CREATE INDEX "site_texts_by_page" ON "site_texts" USING btree ("page","language","id");