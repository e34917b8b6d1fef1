-- What an account was called as a guest still leads to it.
ALTER TABLE "accounts" ADD COLUMN "former_name" text;--> statement-breakpoint
ALTER TABLE "accounts" ADD COLUMN "former_name_lower" text GENERATED ALWAYS AS (lower(former_name)) STORED;--> statement-breakpoint
ALTER TABLE "accounts" ADD CONSTRAINT "accounts_former_name" UNIQUE("former_name_lower");