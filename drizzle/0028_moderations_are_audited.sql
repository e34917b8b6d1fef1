-- The audit log replaces the table of moderations, and sanctions that of mutes. What was written is kept.
INSERT INTO "audit_log" ("created_at", "actor_id", "actor_role", "action", "target_id", "subject", "facts")
SELECT "created_at", "moderator_id", CASE WHEN "moderator_id" IS NULL THEN 'console' ELSE 'moderator' END,
	CASE "action" WHEN 'remove' THEN 'removeMessage' WHEN 'free' THEN 'freeBase' WHEN 'signups' THEN 'setSignups' ELSE "action" END,
	"target_id",
	CASE WHEN "room" IS NOT NULL THEN "room" || '/' || "seq" WHEN "action" IN ('ban', 'free') THEN "note" END,
	CASE WHEN "minutes" IS NOT NULL THEN jsonb_build_object('minutes', "minutes") WHEN "action" = 'signups' THEN jsonb_build_object('to', "note") ELSE '{}' END
FROM "moderations" ORDER BY "id";--> statement-breakpoint
INSERT INTO "sanctions" ("player_id", "kind", "reason", "created_at", "until", "decided_by")
SELECT m."player_id", 'mute', '', least(coalesce(a."created_at", m."until"), m."until"), m."until", a."moderator_id"
FROM "mutes" m LEFT JOIN LATERAL (
	SELECT "created_at", "moderator_id" FROM "moderations"
	WHERE "action" = 'mute' AND "target_id" = m."player_id" ORDER BY "id" DESC LIMIT 1
) a ON true;--> statement-breakpoint
INSERT INTO "sanctions" ("player_id", "kind", "reason", "created_at", "decided_by")
SELECT c."id", 'ban', '', c."banned_at", a."moderator_id"
FROM "accounts" c JOIN "players" p ON p."id" = c."id" LEFT JOIN LATERAL (
	SELECT "moderator_id" FROM "moderations"
	WHERE "action" = 'ban' AND "target_id" = c."id" ORDER BY "id" DESC LIMIT 1
) a ON true
WHERE c."banned_at" IS NOT NULL;--> statement-breakpoint
DROP TABLE "moderations" CASCADE;--> statement-breakpoint
DROP TABLE "mutes" CASCADE;--> statement-breakpoint
CREATE FUNCTION "refuse_change_of_audit_log"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
	RAISE EXCEPTION 'rows of the audit log cannot be changed or deleted';
END $$;--> statement-breakpoint
CREATE TRIGGER "audit_log_is_final" BEFORE UPDATE OR DELETE OR TRUNCATE ON "audit_log"
FOR EACH STATEMENT EXECUTE FUNCTION "refuse_change_of_audit_log"();
