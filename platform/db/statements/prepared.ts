import type { Db, DrizzleTransaction } from '../database.ts'

/** Where statements are sent: the pool, or one transaction. */
type Sender = Db | DrizzleTransaction

/**
 * A statement that pages ask again and again: its text is made once for each pool (and for each transaction, which is no dearer than
 * before), and each connection of the database parses it once.
 */
export function prepared<Statement>(prepare: (db: Db) => Statement): (db: Sender) => Statement {
  const statements = new WeakMap<Sender, Statement>()
  return (db) => {
    const known = statements.get(db) ?? prepare(db as Db)
    statements.set(db, known)
    return known
  }
}
