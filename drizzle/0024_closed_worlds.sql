-- Bans and freed places are written down like what moderators do in the chat; a world can be closed to newcomers.
ALTER TABLE "moderations" DROP CONSTRAINT "moderations_action";--> statement-breakpoint
ALTER TABLE "moderations" ALTER COLUMN "moderator_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "moderations" ALTER COLUMN "target_id" DROP NOT NULL;--> statement-breakpoint
ALTER TABLE "moderations" ADD COLUMN "note" text;--> statement-breakpoint
ALTER TABLE "worlds" ADD COLUMN "signups" text;--> statement-breakpoint
ALTER TABLE "moderations" ADD CONSTRAINT "moderations_target" CHECK (("moderations"."target_id" is null) = ("moderations"."action" = 'signups'));--> statement-breakpoint
ALTER TABLE "moderations" ADD CONSTRAINT "moderations_action" CHECK ("moderations"."action" in ('remove', 'mute', 'ban', 'free', 'signups'));--> statement-breakpoint
ALTER TABLE "worlds" ADD CONSTRAINT "worlds_signups" CHECK ("worlds"."signups" in ('open', 'accounts', 'guests', 'closed'));