CREATE TABLE "evidence_accounts" (
	"case_id" integer NOT NULL,
	"player_id" integer NOT NULL,
	"devices" integer NOT NULL,
	"addresses" integer NOT NULL,
	"earned" "amount" NOT NULL,
	"spent" "amount" NOT NULL,
	"rhythm_percent" integer NOT NULL,
	"hours" integer NOT NULL,
	CONSTRAINT "evidence_accounts_case_id_player_id_pk" PRIMARY KEY("case_id","player_id")
);
--> statement-breakpoint
CREATE TABLE "evidence_cases" (
	"id" serial PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"points" integer NOT NULL,
	"signals" jsonb NOT NULL,
	"opened_at" bigint NOT NULL,
	"checked_at" bigint NOT NULL,
	"dismissed_at" bigint,
	"dismissed_until" bigint,
	"dismissed_by" integer,
	"note" text DEFAULT '' NOT NULL,
	CONSTRAINT "evidence_cases_player" UNIQUE("player_id"),
	CONSTRAINT "evidence_cases_dismissal" CHECK (("evidence_cases"."dismissed_at" is null) = ("evidence_cases"."dismissed_until" is null)),
	CONSTRAINT "evidence_cases_note" CHECK (char_length("evidence_cases"."note") <= 500)
);
--> statement-breakpoint
CREATE TABLE "evidence_runs" (
	"id" integer PRIMARY KEY NOT NULL,
	"ran_at" bigint NOT NULL,
	CONSTRAINT "evidence_runs_one" CHECK ("evidence_runs"."id" = 1)
);
--> statement-breakpoint
ALTER TABLE "evidence_accounts" ADD CONSTRAINT "evidence_accounts_case_id_evidence_cases_id_fk" FOREIGN KEY ("case_id") REFERENCES "public"."evidence_cases"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_accounts" ADD CONSTRAINT "evidence_accounts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "evidence_cases" ADD CONSTRAINT "evidence_cases_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "evidence_accounts_by_player" ON "evidence_accounts" USING btree ("player_id");--> statement-breakpoint
CREATE INDEX "evidence_cases_by_check" ON "evidence_cases" USING btree ("checked_at");