import type { ReactNode } from 'react'
import { Scene, type SceneName } from './scene.tsx'

type EmptyStateProps = {
  title: string
  children: ReactNode
  /** What to do next: one or two buttons. */
  actions?: ReactNode
  /** Small print under the actions: an error's number. */
  fine?: ReactNode
  scene?: SceneName | undefined
  /** The title is the page's own. */
  page?: boolean | undefined
}

/** The same hall with an empty frame, or with one that has fallen. */
export function EmptyState({ title, children, actions, fine, scene = 'empty', page }: EmptyStateProps) {
  const Title = page ? 'h1' : 'h2'
  return (
    <div className="empty">
      <div>
        <Title>{title}</Title>
        <p>{children}</p>
        {actions ? <div className="row">{actions}</div> : null}
        {fine ? <p className="empty-fine">{fine}</p> : null}
      </div>
      <Scene name={scene} />
    </div>
  )
}
