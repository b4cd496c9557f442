import type { ReactNode } from 'react'

type PageHeadProps = {
  title: ReactNode
  /** A line under the title. */
  lede?: ReactNode
  /** `quiet` when the first task below is larger than the title. */
  size?: 'quiet' | 'large' | undefined
  /** Actions or filters at the right edge. */
  children?: ReactNode
}

export function PageHead({ title, lede, size, children }: PageHeadProps) {
  return (
    <div className="page-h">
      <div>
        <h1 className={size}>{title}</h1>
        {lede ? <p>{lede}</p> : null}
      </div>
      {children ? <div className="row">{children}</div> : null}
    </div>
  )
}
