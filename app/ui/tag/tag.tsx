import type { ReactNode } from 'react'

export type TagTone = 'plain' | 'ok' | 'warn' | 'bad' | 'info' | 'pro'

export function Tag({ tone = 'plain', children }: { tone?: TagTone | undefined; children: ReactNode }) {
  return <span className={tone === 'plain' ? 'tag' : `tag tag-${tone}`}>{children}</span>
}
