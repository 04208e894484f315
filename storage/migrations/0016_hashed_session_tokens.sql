-- Tokens are kept as what they hash to: who is signed in stays signed in.
UPDATE "session" SET "token" = encode(sha256(convert_to("token", 'UTF8')), 'hex');
