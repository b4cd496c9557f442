import { Link } from 'react-router'
import { Icon } from '#app/ui/icon/icon.tsx'
import type { ServiceContent, ServiceRequirement } from '#domain/catalogue/service-content.ts'

export function Faq({ faq }: Pick<ServiceContent, 'faq'>) {
  return faq.map(({ question, answer }, index) => (
    <details key={question} className="faq" open={index === 0}>
      <summary>
        {question}
        <Icon name="plus" size={18} className="faq-more" />
        <Icon name="minus" size={18} className="faq-less" />
      </summary>
      <p>{answer}</p>
    </details>
  ))
}

const KINDS: Record<ServiceRequirement['kind'], string> = {
  text: 'in words',
  choice: 'by choosing',
  file: 'with a file',
}

/** Told beforehand, so that nobody is surprised by a question after paying. */
export function Requirements({ requirements }: Pick<ServiceContent, 'requirements'>) {
  return (
    <ol className="asked">
      {requirements.map(({ id, question, kind, choices, isRequired }) => (
        <li key={id}>
          <span>{question}</span>
          <small className="soft">
            Answered {KINDS[kind]}
            {kind === 'choice' && choices.length > 0 ? `: ${choices.join(', ')}` : ''}
            {isRequired ? '' : ', if you like'}
          </small>
        </li>
      ))}
    </ol>
  )
}

export function Tags({ tags }: Pick<ServiceContent, 'tags'>) {
  return (
    <ul className="service-tags" aria-label="Tags">
      {tags.map((tag) => (
        <li key={tag}>
          <Link to={`/search?q=${encodeURIComponent(tag)}`}>{tag}</Link>
        </li>
      ))}
    </ul>
  )
}
