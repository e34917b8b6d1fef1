CREATE TABLE "accounts" (
	"id" serial PRIMARY KEY NOT NULL,
	"username" text NOT NULL,
	"username_lower" text GENERATED ALWAYS AS (lower(username)) STORED NOT NULL,
	"email" text,
	"email_lower" text GENERATED ALWAYS AS (lower(email)) STORED,
	"password_hash" text,
	"is_guest" boolean GENERATED ALWAYS AS (password_hash is null) STORED NOT NULL,
	"base_name" text DEFAULT '' NOT NULL,
	"quote" text DEFAULT '' NOT NULL,
	"profile_picture" text,
	"role" text DEFAULT 'player' NOT NULL,
	"settings" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"guest_address" text,
	"created_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	CONSTRAINT "accounts_username_taken" UNIQUE("username_lower"),
	CONSTRAINT "accounts_email_taken" UNIQUE("email_lower"),
	CONSTRAINT "accounts_username_length" CHECK (char_length("accounts"."username") between 1 and 40),
	CONSTRAINT "accounts_role" CHECK ("accounts"."role" in ('player', 'moderator', 'admin'))
);
--> statement-breakpoint
CREATE TABLE "api_tokens" (
	"id" serial PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"name" text NOT NULL,
	"token_hash" "bytea" NOT NULL,
	"created_at" bigint NOT NULL,
	"last_used_at" bigint,
	CONSTRAINT "api_tokens_token_hash" UNIQUE("token_hash")
);
--> statement-breakpoint
CREATE TABLE "cooldowns" (
	"player_id" integer NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"until" bigint NOT NULL,
	CONSTRAINT "cooldowns_player_id_x_y_pk" PRIMARY KEY("player_id","x","y"),
	CONSTRAINT "cooldowns_on_map" CHECK ("cooldowns"."x" between 1 and 50 and "cooldowns"."y" between 1 and 50)
);
--> statement-breakpoint
CREATE TABLE "factories" (
	"id" serial PRIMARY KEY NOT NULL,
	"owner" integer NOT NULL,
	"x" smallint,
	"y" smallint,
	"type" text NOT NULL,
	"lvl" smallint DEFAULT 1 NOT NULL,
	"slots" integer NOT NULL,
	CONSTRAINT "factories_cell" UNIQUE("x","y"),
	CONSTRAINT "factories_type" CHECK ("factories"."type" in ('base', 'factory')),
	CONSTRAINT "factories_lvl" CHECK ("factories"."lvl" between 1 and 10),
	CONSTRAINT "factories_slots" CHECK ("factories"."slots" between 0 and 1000000),
	CONSTRAINT "factories_on_cell" CHECK (("factories"."x" is null) = ("factories"."y" is null) and ("factories"."x" is not null or "factories"."type" = 'base'))
);
--> statement-breakpoint
CREATE TABLE "fields" (
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"type" text NOT NULL,
	"slots" integer DEFAULT 0 NOT NULL,
	"base_owner" integer,
	"version" integer DEFAULT 1 NOT NULL,
	CONSTRAINT "fields_x_y_pk" PRIMARY KEY("x","y"),
	CONSTRAINT "fields_base_owner" UNIQUE("base_owner"),
	CONSTRAINT "fields_on_map" CHECK ("fields"."x" between 1 and 50 and "fields"."y" between 1 and 50),
	CONSTRAINT "fields_type" CHECK ("fields"."type" in ('waste', 'metal', 'energy', 'forest', 'factory', 'cave', 'market', 'bank', 'web', 'casino', 'memorial', 'euc')),
	CONSTRAINT "fields_slots" CHECK ("fields"."slots" >= 0 and ("fields"."slots" > 0) = ("fields"."type" = 'factory')),
	CONSTRAINT "fields_base_on_waste" CHECK ("fields"."base_owner" is null or "fields"."type" = 'waste')
);
--> statement-breakpoint
CREATE TABLE "ledger" (
	"id" bigserial NOT NULL,
	"player_id" integer NOT NULL,
	"version" integer NOT NULL,
	"kind" text NOT NULL,
	"d_metal" bigint NOT NULL,
	"d_energy" bigint NOT NULL,
	"detail" jsonb NOT NULL,
	"created_at" bigint NOT NULL,
	"key" text,
	"body_hash" text,
	"answer" json,
	CONSTRAINT "ledger_player_id_id_pk" PRIMARY KEY("player_id","id"),
	CONSTRAINT "ledger_key_length" CHECK (char_length("ledger"."key") <= 200),
	CONSTRAINT "ledger_deltas" CHECK ("ledger"."d_metal" between -9007199254740991 and 9007199254740991 and "ledger"."d_energy" between -9007199254740991 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "password_resets" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "players" (
	"id" integer PRIMARY KEY NOT NULL,
	"version" integer DEFAULT 1 NOT NULL,
	"created_at" bigint NOT NULL,
	"x" smallint NOT NULL,
	"y" smallint NOT NULL,
	"base_x" smallint,
	"base_y" smallint,
	"metal" bigint NOT NULL,
	"energy" bigint NOT NULL,
	"bank_metal" bigint NOT NULL,
	"bank_energy" bigint NOT NULL,
	"candle" smallint NOT NULL,
	"attack_units" bigint[] NOT NULL,
	"defense_units" bigint[] NOT NULL,
	"attack_level" boolean[] NOT NULL,
	"defense_level" boolean[] NOT NULL,
	"dig_metal_min" bigint NOT NULL,
	"dig_metal_max" bigint NOT NULL,
	"dig_energy_min" bigint NOT NULL,
	"dig_energy_max" bigint NOT NULL,
	"counter_day" integer NOT NULL,
	"digs" integer NOT NULL,
	"dug_metal" bigint NOT NULL,
	"dug_energy" bigint NOT NULL,
	"referral_metal" bigint NOT NULL,
	"referral_energy" bigint NOT NULL,
	"referral_waiting_metal" bigint NOT NULL,
	"referral_waiting_energy" bigint NOT NULL,
	"referrer_id" integer,
	"is_guest" boolean NOT NULL,
	"shield_until" bigint NOT NULL,
	"explored" "bytea" NOT NULL,
	CONSTRAINT "players_amounts" CHECK ("players"."metal" between 0 and 9007199254740991 and "players"."energy" between 0 and 9007199254740991 and "players"."bank_metal" between 0 and 9007199254740991 and "players"."bank_energy" between 0 and 9007199254740991 and "players"."dug_metal" between 0 and 9007199254740991 and "players"."dug_energy" between 0 and 9007199254740991 and "players"."referral_metal" between 0 and 9007199254740991 and "players"."referral_energy" between 0 and 9007199254740991 and "players"."referral_waiting_metal" between 0 and 9007199254740991 and "players"."referral_waiting_energy" between 0 and 9007199254740991 and "players"."shield_until" between 0 and 9007199254740991),
	CONSTRAINT "players_counters" CHECK ("players"."digs" >= 0 and "players"."counter_day" >= 0),
	CONSTRAINT "players_dig_ranges" CHECK (0 <= "players"."dig_metal_min" and "players"."dig_metal_min" <= "players"."dig_metal_max" and "players"."dig_metal_max" <= 9007199254740991 and 0 <= "players"."dig_energy_min" and "players"."dig_energy_min" <= "players"."dig_energy_max" and "players"."dig_energy_max" <= 9007199254740991),
	CONSTRAINT "players_position" CHECK ("players"."x" between 1 and 50 and "players"."y" between 1 and 50),
	CONSTRAINT "players_base" CHECK (("players"."base_x" is null) = ("players"."base_y" is null) and ("players"."base_x" is null or ("players"."base_x" between 1 and 50 and "players"."base_y" between 1 and 50))),
	CONSTRAINT "players_candle" CHECK ("players"."candle" between 0 and 7),
	CONSTRAINT "players_attack_units" CHECK (array_ndims("players"."attack_units") = 1 and cardinality("players"."attack_units") = 10 and array_position("players"."attack_units", null) is null and 0 <= all ("players"."attack_units") and 9007199254740991 >= all ("players"."attack_units")),
	CONSTRAINT "players_defense_units" CHECK (array_ndims("players"."defense_units") = 1 and cardinality("players"."defense_units") = 10 and array_position("players"."defense_units", null) is null and 0 <= all ("players"."defense_units") and 9007199254740991 >= all ("players"."defense_units")),
	CONSTRAINT "players_attack_level" CHECK (array_ndims("players"."attack_level") = 1 and cardinality("players"."attack_level") = 10 and array_position("players"."attack_level", null) is null),
	CONSTRAINT "players_defense_level" CHECK (array_ndims("players"."defense_level") = 1 and cardinality("players"."defense_level") = 10 and array_position("players"."defense_level", null) is null),
	CONSTRAINT "players_referrer" CHECK ("players"."referrer_id" <> "players"."id"),
	CONSTRAINT "players_explored" CHECK (octet_length("players"."explored") = 313)
);
--> statement-breakpoint
CREATE TABLE "referral_days" (
	"referrer_id" integer NOT NULL,
	"referee_id" integer NOT NULL,
	"day" integer NOT NULL,
	"metal" bigint NOT NULL,
	"energy" bigint NOT NULL,
	"paid_metal" bigint NOT NULL,
	"paid_energy" bigint NOT NULL,
	"updated_at" bigint NOT NULL,
	CONSTRAINT "referral_days_referrer_id_day_referee_id_pk" PRIMARY KEY("referrer_id","day","referee_id"),
	CONSTRAINT "referral_days_amounts" CHECK ("referral_days"."metal" between 0 and 9007199254740991 and "referral_days"."energy" between 0 and 9007199254740991 and "referral_days"."paid_metal" between 0 and 9007199254740991 and "referral_days"."paid_energy" between 0 and 9007199254740991)
);
--> statement-breakpoint
CREATE TABLE "sessions" (
	"token_hash" "bytea" PRIMARY KEY NOT NULL,
	"account_id" integer NOT NULL,
	"created_at" bigint NOT NULL,
	"seen_at" bigint NOT NULL,
	"expires_at" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "worlds" (
	"single" boolean PRIMARY KEY DEFAULT true NOT NULL,
	"seed" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "worlds_only_one" CHECK ("worlds"."single")
);
--> statement-breakpoint
ALTER TABLE "api_tokens" ADD CONSTRAINT "api_tokens_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factories" ADD CONSTRAINT "factories_owner_players_id_fk" FOREIGN KEY ("owner") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "factories" ADD CONSTRAINT "factories_x_y_fields_x_y_fk" FOREIGN KEY ("x","y") REFERENCES "public"."fields"("x","y") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "fields" ADD CONSTRAINT "fields_base_owner_players_id_fk" FOREIGN KEY ("base_owner") REFERENCES "public"."players"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "password_resets" ADD CONSTRAINT "password_resets_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "players" ADD CONSTRAINT "players_id_accounts_id_fk" FOREIGN KEY ("id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sessions" ADD CONSTRAINT "sessions_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "accounts_guests_by_address" ON "accounts" USING btree ("guest_address") WHERE "accounts"."guest_address" is not null;--> statement-breakpoint
CREATE INDEX "accounts_guests_by_last_seen" ON "accounts" USING btree ("last_seen_at") WHERE "accounts"."is_guest";--> statement-breakpoint
CREATE INDEX "api_tokens_by_account" ON "api_tokens" USING btree ("account_id");--> statement-breakpoint
CREATE UNIQUE INDEX "factories_one_base" ON "factories" USING btree ("owner") WHERE "factories"."type" = 'base';--> statement-breakpoint
CREATE UNIQUE INDEX "factories_by_owner" ON "factories" USING btree ("owner","id");--> statement-breakpoint
CREATE UNIQUE INDEX "ledger_key" ON "ledger" USING btree ("player_id","key") WHERE "ledger"."key" is not null;--> statement-breakpoint
CREATE INDEX "ledger_keys_by_age" ON "ledger" USING btree ("created_at") WHERE "ledger"."key" is not null;--> statement-breakpoint
CREATE INDEX "password_resets_by_account" ON "password_resets" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "password_resets_by_expiry" ON "password_resets" USING btree ("expires_at");--> statement-breakpoint
CREATE INDEX "players_by_referrer" ON "players" USING btree ("referrer_id") WHERE "players"."referrer_id" is not null;--> statement-breakpoint
CREATE INDEX "sessions_by_account" ON "sessions" USING btree ("account_id");--> statement-breakpoint
CREATE INDEX "sessions_by_expiry" ON "sessions" USING btree ("expires_at");