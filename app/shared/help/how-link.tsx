import { Link } from 'react-router'

/** Leads to the article about what stands here; `articles.test.ts` sees to it that there is one. */
export function HowLink({ article }: { article: string }) {
  return (
    <Link to={`/support/${article}`} className="small soft how-link">
      How this works
    </Link>
  )
}
