CREATE TABLE "account_deletions" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"requested_at" bigint NOT NULL,
	"due_at" bigint NOT NULL,
	"language" text DEFAULT 'en' NOT NULL,
	"reminded_at" bigint,
	CONSTRAINT "account_deletions_language" CHECK (char_length("account_deletions"."language") between 2 and 35)
);
--> statement-breakpoint
CREATE TABLE "deleted_bans" (
	"email_mark" "bytea" PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "deleted_names" (
	"name_hash" "bytea" PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL
);
--> statement-breakpoint
ALTER TABLE "account_deletions" ADD CONSTRAINT "account_deletions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_deletions_by_due" ON "account_deletions" USING btree ("due_at");--> statement-breakpoint
CREATE INDEX "deleted_bans_by_end" ON "deleted_bans" USING btree ("until");--> statement-breakpoint
CREATE INDEX "alerts_by_named" ON "alerts" USING btree ((coalesce("facts" #>> '{detail,otherId}', "facts" ->> 'askerId', "facts" ->> 'partnerId', "facts" #>> '{detail,victim}', "facts" ->> 'asker', "facts" ->> 'partner'))) WHERE "alerts"."kind" in ('defense', 'factory-lost', 'mine', 'nap', 'nap-accepted');--> statement-breakpoint
CREATE INDEX "ledger_lines_by_named" ON "ledger" USING btree ((coalesce("detail" ->> 'otherId', "detail" ->> 'name', "detail" ->> 'victim'))) WHERE "ledger"."detail" ?| array['otherId', 'name', 'victim'];