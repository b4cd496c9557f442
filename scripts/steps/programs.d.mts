type Program = { name: string; args: string[]; needsBuild: boolean; environment: Record<string, string> }

export declare const programs: {
  web: Program
  worker: Program
  admin: Program
  ledger: Program
  backup: Program
  restore: Program
  dev: Program
}
