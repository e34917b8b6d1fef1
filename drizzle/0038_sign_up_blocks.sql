CREATE TABLE "sign_up_blocks" (
	"id" serial PRIMARY KEY NOT NULL,
	"network" "cidr",
	"domain" text,
	"reason" text NOT NULL,
	"decided_by" integer,
	"created_at" bigint NOT NULL,
	"until" bigint,
	CONSTRAINT "sign_up_blocks_network" UNIQUE("network"),
	CONSTRAINT "sign_up_blocks_domain" UNIQUE("domain"),
	CONSTRAINT "sign_up_blocks_subject" CHECK (("sign_up_blocks"."network" is null) <> ("sign_up_blocks"."domain" is null)),
	CONSTRAINT "sign_up_blocks_lower" CHECK ("sign_up_blocks"."domain" = lower("sign_up_blocks"."domain")),
	CONSTRAINT "sign_up_blocks_reason" CHECK (char_length("sign_up_blocks"."reason") between 1 and 500)
);
--> statement-breakpoint
CREATE INDEX "sign_up_blocks_by_network" ON "sign_up_blocks" USING gist ("network" inet_ops);--> statement-breakpoint
CREATE INDEX "sign_up_blocks_by_end" ON "sign_up_blocks" USING btree ("until") WHERE "sign_up_blocks"."until" is not null;