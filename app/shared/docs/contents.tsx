type Entry = { id: string; title: string }

/** The table of contents: beside the text where there is room, folded above it where there is not. */
export function Contents({ sections }: { sections: readonly Entry[] }) {
  return (
    <div className="contents">
      <nav className="contents-beside" aria-labelledby="contents-title">
        <h2 id="contents-title">Contents</h2>
        <Entries sections={sections} />
      </nav>
      <details className="contents-folded">
        <summary>Contents</summary>
        <nav aria-label="Contents">
          <Entries sections={sections} />
        </nav>
      </details>
    </div>
  )
}

function Entries({ sections }: { sections: readonly Entry[] }) {
  return (
    <ol>
      {sections.map((section) => (
        <li key={section.id}>
          <a href={`#${section.id}`}>{section.title}</a>
        </li>
      ))}
    </ol>
  )
}
