const LONGEST = 1_000
const VERB =
  /^\s*(?:with\b[\s\S]*?\b)?(select|insert|update|delete|begin|commit|rollback|set|copy|notify|listen|lock|savepoint|release)\b/i
const TABLE = /\b(?:from|into|update|lock table)\s+(?:"?(\w+)"?\.)?"?(\w+)"?/i
const LITERAL = /'(?:[^']|'')*'/g

/** A statement as others may read it: its verb and table, and its words without any value. Values given beside it never come here. */
export function describeStatement(text: string): { name: string; statement: string } {
  const verb = VERB.exec(text)?.[1]?.toLowerCase() ?? 'statement'
  const table = TABLE.exec(text)?.[2]
  return {
    name: table ? `${verb} ${table}` : verb,
    statement: text.slice(0, LONGEST).replace(LITERAL, '?'),
  }
}
