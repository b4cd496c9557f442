import type { Edge, MemberEdge } from '#app/edge.ts'
import { tellOfInfectedFile } from '#domain/accounts/index.ts'
import { cleanFileName } from '#platform/files/file-name.ts'
import { leaveUnscanned, type Scan } from '#platform/files/scan.ts'

/** The same of somebody without an account: there is nobody to tell, and what is infected is refused. */
export const scanOfVisitor = ({ scanner }: Edge): Scan =>
  scanner ? (bytes) => scanner.scan(bytes) : leaveUnscanned

/** Scans what this member sends, if the operator has a scanner; what is infected goes into the audit log and is told. */
export function scanFor(edge: MemberEdge, name: string): Scan {
  const { scanner, transaction, actor, origin, settings, config } = edge
  if (!scanner) return leaveUnscanned
  return async (bytes) => {
    const verdict = await scanner.scan(bytes)
    if (verdict.state === 'infected') {
      const file = { name: cleanFileName(name), found: verdict.found }
      const context = { origin, settings, siteOrigin: config.origin }
      await transaction((tx) => tellOfInfectedFile(tx, actor, file, context))
    }
    return verdict
  }
}
