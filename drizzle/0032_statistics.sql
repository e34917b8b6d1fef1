CREATE TABLE "job_runs" (
	"name" text PRIMARY KEY NOT NULL,
	"ran_at" bigint NOT NULL,
	"failed_at" bigint,
	"error" text
);
--> statement-breakpoint
CREATE TABLE "world_flows" (
	"hour" integer NOT NULL,
	"kind" text NOT NULL,
	"metal_in" bigint DEFAULT 0 NOT NULL,
	"metal_out" bigint DEFAULT 0 NOT NULL,
	"energy_in" bigint DEFAULT 0 NOT NULL,
	"energy_out" bigint DEFAULT 0 NOT NULL,
	CONSTRAINT "world_flows_hour_kind_pk" PRIMARY KEY("hour","kind")
);
--> statement-breakpoint
CREATE TABLE "world_hours" (
	"hour" integer PRIMARY KEY NOT NULL,
	"online" bigint DEFAULT 0 NOT NULL,
	"seen_today" bigint DEFAULT 0 NOT NULL,
	"accounts" bigint DEFAULT 0 NOT NULL,
	"guests" bigint DEFAULT 0 NOT NULL,
	"calls" bigint DEFAULT 0 NOT NULL,
	"errors" bigint DEFAULT 0 NOT NULL,
	"busy" bigint DEFAULT 0 NOT NULL,
	"commits" bigint[] DEFAULT '{}' NOT NULL,
	"ledger_id" bigint DEFAULT 0 NOT NULL,
	"has_flows" boolean DEFAULT false NOT NULL
);
--> statement-breakpoint
ALTER TABLE "worlds" ADD COLUMN "drilled_at" bigint;