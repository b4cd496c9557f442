type BoneWidth = 'short' | 'half' | 'long' | 'full'

/** One line of text to come. */
function Skeleton({ width = 'full' }: { width?: BoneWidth | undefined }) {
  return <span className={`skel skel-${width}`} />
}

/** A grid of works to come, each in its true shape. */
export function WorkSkeleton({ count = 6, columns = 3 }: { count?: number; columns?: 2 | 3 | 4 }) {
  return (
    <div className={`works works-${columns}`} aria-hidden="true">
      {Array.from({ length: count }, (_, index) => (
        <div className="work" key={index}>
          <span className="skel skel-pic" />
          <span className="skel-title">
            <Skeleton width="long" />
            <Skeleton width="half" />
          </span>
          <span className="skel-by">
            <Skeleton width="short" />
          </span>
          <span className="skel-foot">
            <Skeleton />
          </span>
        </div>
      ))}
    </div>
  )
}

/** A table to come: its head, and rows as high as the real ones. */
export function TableSkeleton({
  rows = 6,
  columns = 4,
  tight,
}: {
  rows?: number
  columns?: number
  tight?: boolean
}) {
  return (
    <table className={tight ? 'table table-tight skel-table' : 'table skel-table'} aria-hidden="true">
      <thead>
        <SkeletonRow columns={columns} />
      </thead>
      <tbody>
        {Array.from({ length: rows }, (_, index) => (
          <SkeletonRow key={index} columns={columns} />
        ))}
      </tbody>
    </table>
  )
}

function SkeletonRow({ columns }: { columns: number }) {
  return (
    <tr>
      {Array.from({ length: columns }, (_, index) => (
        <td key={index}>
          <Skeleton width={index === 0 ? 'long' : 'half'} />
        </td>
      ))}
    </tr>
  )
}
