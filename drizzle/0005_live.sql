CREATE TABLE "alerts" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"player_id" integer NOT NULL,
	"type" text NOT NULL,
	"title" text NOT NULL,
	"content" text NOT NULL,
	"link" text,
	"read" boolean DEFAULT false NOT NULL,
	"opened" boolean DEFAULT false NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "alerts_type" CHECK ("alerts"."type" in ('admin', 'event', 'attack'))
);
--> statement-breakpoint
CREATE TABLE "blocks" (
	"player_id" integer NOT NULL,
	"blocked_id" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "blocks_player_id_blocked_id_pk" PRIMARY KEY("player_id","blocked_id"),
	CONSTRAINT "blocks_of_others" CHECK ("blocks"."player_id" <> "blocks"."blocked_id")
);
--> statement-breakpoint
CREATE TABLE "message_reports" (
	"room" text NOT NULL,
	"seq" bigint NOT NULL,
	"reporter_id" integer NOT NULL,
	"created_at" bigint NOT NULL,
	CONSTRAINT "message_reports_room_seq_reporter_id_pk" PRIMARY KEY("room","seq","reporter_id")
);
--> statement-breakpoint
CREATE TABLE "messages" (
	"room" text NOT NULL,
	"seq" bigint NOT NULL,
	"player_id" integer NOT NULL,
	"sender" text NOT NULL,
	"role" text NOT NULL,
	"client_id" text NOT NULL,
	"body" text NOT NULL,
	"created_at" bigint NOT NULL,
	"removed_at" bigint,
	CONSTRAINT "messages_room_seq_pk" PRIMARY KEY("room","seq"),
	CONSTRAINT "messages_body" CHECK (char_length("messages"."body") between 1 and 500)
);
--> statement-breakpoint
CREATE TABLE "moderations" (
	"id" bigserial PRIMARY KEY NOT NULL,
	"moderator_id" integer NOT NULL,
	"action" text NOT NULL,
	"target_id" integer NOT NULL,
	"room" text,
	"seq" bigint,
	"minutes" integer,
	"created_at" bigint NOT NULL,
	CONSTRAINT "moderations_action" CHECK ("moderations"."action" in ('remove', 'mute'))
);
--> statement-breakpoint
CREATE TABLE "mutes" (
	"player_id" integer PRIMARY KEY NOT NULL,
	"until" bigint NOT NULL
);
--> statement-breakpoint
CREATE TABLE "rooms" (
	"name" text PRIMARY KEY NOT NULL,
	"seq" bigint DEFAULT 0 NOT NULL
);
--> statement-breakpoint
ALTER TABLE "alerts" ADD CONSTRAINT "alerts_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "blocks" ADD CONSTRAINT "blocks_blocked_id_players_id_fk" FOREIGN KEY ("blocked_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_room_rooms_name_fk" FOREIGN KEY ("room") REFERENCES "public"."rooms"("name") ON DELETE no action ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "mutes" ADD CONSTRAINT "mutes_player_id_players_id_fk" FOREIGN KEY ("player_id") REFERENCES "public"."players"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "alerts_by_player" ON "alerts" USING btree ("player_id","id");--> statement-breakpoint
CREATE INDEX "blocks_by_blocked" ON "blocks" USING btree ("blocked_id");--> statement-breakpoint
CREATE UNIQUE INDEX "messages_client_id" ON "messages" USING btree ("player_id","client_id");--> statement-breakpoint
CREATE INDEX "messages_by_time" ON "messages" USING btree ("room","created_at","seq");
--> statement-breakpoint
INSERT INTO "rooms" ("name") VALUES ('global');
--> statement-breakpoint
-- Whoever else looks at a field, an inbox or a session hears of each change in the commit that makes it.
CREATE FUNCTION "tell_fields"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  perform pg_notify('emberlode_' || current_schema, json_build_object('t', 'fields', 'cells', c.cells)::text)
  from (select json_agg(json_build_array(n.x, n.y)) as cells from (
    select n.x, n.y, row_number() over () as nr from new_cells n
    join old_cells o on o.x = n.x and o.y = n.y where n.version <> o.version
  ) n group by nr / 500) c;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "fields_tell" AFTER UPDATE ON "fields" REFERENCING OLD TABLE AS old_cells NEW TABLE AS new_cells FOR EACH STATEMENT EXECUTE FUNCTION "tell_fields"();
--> statement-breakpoint
CREATE FUNCTION "tell_alerts"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  perform pg_notify('emberlode_' || current_schema, json_build_object('t', 'alert', 'playerId', a.player_id, 'id', a.id)::text)
  from new_alerts a;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "alerts_tell" AFTER INSERT ON "alerts" REFERENCING NEW TABLE AS new_alerts FOR EACH STATEMENT EXECUTE FUNCTION "tell_alerts"();
--> statement-breakpoint
CREATE FUNCTION "tell_sessions"() RETURNS trigger LANGUAGE plpgsql SET search_path FROM CURRENT AS $$
begin
  perform pg_notify('emberlode_' || current_schema, json_build_object('t', 'session', 'accountId', g.account_id)::text)
  from (select distinct account_id from gone) g;
  return null;
end $$;
--> statement-breakpoint
CREATE TRIGGER "sessions_tell" AFTER DELETE ON "sessions" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "tell_sessions"();
--> statement-breakpoint
CREATE TRIGGER "api_tokens_tell" AFTER DELETE ON "api_tokens" REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION "tell_sessions"();
