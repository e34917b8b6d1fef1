ALTER TABLE "message_reports" ADD COLUMN "decision" text;--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "decided_by" integer;--> statement-breakpoint
ALTER TABLE "message_reports" ADD COLUMN "decided_at" bigint;--> statement-breakpoint
ALTER TABLE "mines" ADD COLUMN "inert" boolean DEFAULT false NOT NULL;--> statement-breakpoint
ALTER TABLE "naps" ADD COLUMN "asked_at" bigint DEFAULT 0 NOT NULL;--> statement-breakpoint
CREATE INDEX "message_reports_open" ON "message_reports" USING btree ("room","seq") WHERE "message_reports"."decision" is null;--> statement-breakpoint
ALTER TABLE "message_reports" ADD CONSTRAINT "message_reports_decision" CHECK (("message_reports"."decision" is null) = ("message_reports"."decided_by" is null) and ("message_reports"."decision" is null) = ("message_reports"."decided_at" is null) and "message_reports"."decision" in ('removed', 'dismissed'));