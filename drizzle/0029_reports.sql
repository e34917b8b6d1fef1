CREATE TABLE "appeals" (
	"id" serial PRIMARY KEY NOT NULL,
	"sanction_id" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" bigint NOT NULL,
	"decision" text,
	"answer" text DEFAULT '' NOT NULL,
	"decided_by" integer,
	"decided_at" bigint,
	CONSTRAINT "appeals_sanction" UNIQUE("sanction_id"),
	CONSTRAINT "appeals_body" CHECK (char_length("appeals"."body") between 1 and 1000),
	CONSTRAINT "appeals_decision" CHECK (("appeals"."decision" is null) = ("appeals"."decided_at" is null))
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" serial PRIMARY KEY NOT NULL,
	"subject" text NOT NULL,
	"target_id" integer NOT NULL,
	"room" text,
	"seq" bigint,
	"reporter_id" integer NOT NULL,
	"reason" text NOT NULL,
	"note" text DEFAULT '' NOT NULL,
	"content" text NOT NULL,
	"created_at" bigint NOT NULL,
	"decision" text,
	"decided_by" integer,
	"decided_at" bigint,
	CONSTRAINT "reports_message" CHECK (("reports"."seq" is null) = ("reports"."room" is null)),
	CONSTRAINT "reports_decision" CHECK (("reports"."decision" is null) = ("reports"."decided_at" is null)),
	CONSTRAINT "reports_note" CHECK (char_length("reports"."note") <= 300)
);
--> statement-breakpoint
ALTER TABLE "appeals" ADD CONSTRAINT "appeals_sanction_id_sanctions_id_fk" FOREIGN KEY ("sanction_id") REFERENCES "public"."sanctions"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "appeals_open" ON "appeals" USING btree ("id") WHERE "appeals"."decision" is null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_of_messages" ON "reports" USING btree ("room","seq","reporter_id") WHERE "reports"."seq" is not null;--> statement-breakpoint
CREATE UNIQUE INDEX "reports_open_by_reporter" ON "reports" USING btree ("target_id","subject","reporter_id") WHERE "reports"."seq" is null and "reports"."decision" is null;--> statement-breakpoint
CREATE INDEX "reports_open" ON "reports" USING btree ("id") WHERE "reports"."decision" is null;--> statement-breakpoint
CREATE INDEX "reports_by_target" ON "reports" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "reports_by_reporter" ON "reports" USING btree ("reporter_id","created_at");--> statement-breakpoint
CREATE INDEX "reports_by_decision" ON "reports" USING btree ("decided_at") WHERE "reports"."decided_at" is not null;