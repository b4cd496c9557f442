import { FILES_FOLDER, FILES_LIST, TABLES_FOLDER, type Manifest } from '#platform/backup/manifest.ts'

/** What whoever finds a backup in five years has to know. */
export function readmeOf({ release, takenAt, secretFingerprint, tables, files }: Manifest): string {
  return `A backup of a Guildhall marketplace

Taken at     ${takenAt}
Made by      ${release}
Holds        ${tables.length} tables (${TABLES_FOLDER}/, the text format of COPY, gzip) and ${files.count} files (${FILES_FOLDER}/)

To restore it, with this version of Guildhall or a newer one, into an empty database and an empty store of files:

  npm run restore -- THIS_FOLDER

with the environment of the new server (DATABASE_URL, DATA_FOLDER or S3_*). manifest.json has the checksum of every table,
${FILES_LIST} that of every file; a restore checks all of them, and the ledger at the end.

SECRET
${
  secretFingerprint === null
    ? 'No process had ever started with a SECRET, so take whichever you like.'
    : `Authenticators, payout details, identity documents and keys of push services in this backup are sealed. Only the SECRET that the
marketplace ran with opens them; it is not in here and can't be made anew. Its fingerprint is
  ${secretFingerprint}
and a restore compares it with the SECRET of its environment before it writes anything. Keep SECRET where this backup is not: whoever
has both can read everything. A marketplace that never set one has it in the file "secret" of its DATA_FOLDER. If SECRET was being
changed at that moment (SECRET_PREVIOUS), both are needed.`
}

Everything else in here can be read by whoever has it: names, addresses, messages, the ledger. Nothing in it is encrypted.
The index of search is not in it, since it is built anew from the rest.
`
}
