CREATE TABLE "account_addresses" (
	"account_id" integer NOT NULL,
	"address" text NOT NULL,
	"first_seen_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	CONSTRAINT "account_addresses_account_id_address_pk" PRIMARY KEY("account_id","address")
);
--> statement-breakpoint
CREATE TABLE "account_devices" (
	"account_id" integer NOT NULL,
	"device" "bytea" NOT NULL,
	"first_seen_at" bigint NOT NULL,
	"last_seen_at" bigint NOT NULL,
	CONSTRAINT "account_devices_account_id_device_pk" PRIMARY KEY("account_id","device")
);
--> statement-breakpoint
CREATE TABLE "audit_log" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"created_at" bigint NOT NULL,
	"actor_id" integer,
	"actor_role" text NOT NULL,
	"action" text NOT NULL,
	"outcome" text DEFAULT 'done' NOT NULL,
	"target_id" integer,
	"subject" text,
	"reason" text DEFAULT '' NOT NULL,
	"facts" jsonb DEFAULT '{}'::jsonb NOT NULL,
	"key" text,
	"body_hash" text,
	CONSTRAINT "audit_log_actor" CHECK (("audit_log"."actor_id" is null) = ("audit_log"."actor_role" = 'console')),
	CONSTRAINT "audit_log_reason" CHECK (char_length("audit_log"."reason") <= 500),
	CONSTRAINT "audit_log_outcome" CHECK ("audit_log"."outcome" in ('done', 'refused'))
);
--> statement-breakpoint
CREATE TABLE "sanctions" (
	"id" serial PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"kind" text NOT NULL,
	"reason" text NOT NULL,
	"created_at" bigint NOT NULL,
	"until" bigint,
	"decided_by" integer,
	"lifted_at" bigint,
	"lifted_by" integer,
	CONSTRAINT "sanctions_kind" CHECK ("sanctions"."kind" in ('warning', 'mute', 'suspension', 'ban')),
	CONSTRAINT "sanctions_until" CHECK (("sanctions"."until" is null) = ("sanctions"."kind" in ('warning', 'ban')))
);
--> statement-breakpoint
CREATE TABLE "second_factors" (
	"account_id" integer PRIMARY KEY NOT NULL,
	"sealed_secret" text NOT NULL,
	"created_at" bigint NOT NULL,
	"confirmed_at" bigint,
	"last_step" integer DEFAULT 0 NOT NULL,
	"recovery_codes" jsonb DEFAULT '[]'::jsonb NOT NULL
);
--> statement-breakpoint
CREATE TABLE "team_notes" (
	"id" serial PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"author_id" integer NOT NULL,
	"body" text NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "team_notes_body" CHECK (char_length("team_notes"."body") between 1 and 1000)
);
--> statement-breakpoint
ALTER TABLE "accounts" DROP CONSTRAINT "accounts_role";--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "banned_until" bigint;--> statement-breakpoint
ALTER TABLE "sessions" ADD COLUMN "confirmed_at" bigint;--> statement-breakpoint
ALTER TABLE "account_addresses" ADD CONSTRAINT "account_addresses_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "account_devices" ADD CONSTRAINT "account_devices_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "sanctions" ADD CONSTRAINT "sanctions_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "second_factors" ADD CONSTRAINT "second_factors_account_id_accounts_id_fk" FOREIGN KEY ("account_id") REFERENCES "public"."accounts"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "team_notes" ADD CONSTRAINT "team_notes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "account_addresses_by_address" ON "account_addresses" USING btree ("address");--> statement-breakpoint
CREATE INDEX "account_addresses_by_age" ON "account_addresses" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "account_devices_by_device" ON "account_devices" USING btree ("device");--> statement-breakpoint
CREATE INDEX "account_devices_by_age" ON "account_devices" USING btree ("last_seen_at");--> statement-breakpoint
CREATE INDEX "audit_log_by_target" ON "audit_log" USING btree ("target_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_actor" ON "audit_log" USING btree ("actor_id","id");--> statement-breakpoint
CREATE INDEX "audit_log_by_subject" ON "audit_log" USING btree ("subject","id");--> statement-breakpoint
CREATE UNIQUE INDEX "audit_log_key" ON "audit_log" USING btree ("actor_id","key") WHERE "audit_log"."key" is not null;--> statement-breakpoint
CREATE INDEX "sanctions_by_player" ON "sanctions" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "team_notes_by_player" ON "team_notes" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "accounts_suspended" ON "accounts" USING btree ("banned_until") WHERE "accounts"."banned_until" is not null;--> statement-breakpoint
CREATE INDEX "accounts_by_username_prefix" ON "accounts" USING btree ("username_lower" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "accounts_by_former_name_prefix" ON "accounts" USING btree ("former_name_lower" text_pattern_ops);--> statement-breakpoint
CREATE INDEX "messages_removed" ON "messages" USING btree ("room","removed_at") WHERE "messages"."removed_at" is not null;--> statement-breakpoint
CREATE INDEX "messages_by_player" ON "messages" USING btree ("player_id","created_at");--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_banned_until" CHECK ("accounts"."banned_until" is null or "accounts"."banned_at" is not null);--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_role" CHECK ("accounts"."role" in ('player', 'support', 'moderator', 'admin'));