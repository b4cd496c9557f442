import { useEffect, useRef, type ComponentProps } from 'react'
import { useControlAttributes, useDefaultText } from './field-context.ts'

type RangeProps = Omit<ComponentProps<'input'>, 'type' | 'ref'> & {
  /** How the chosen value reads, for the eye and for a screen reader. */
  describeValue?: (value: number) => string
}

const plainFigure = (value: number) => String(value)

export function Range({ className, describeValue = plainFigure, ...props }: RangeProps) {
  const input = useRef<HTMLInputElement>(null)
  const output = useRef<HTMLOutputElement>(null)
  const attributes = useControlAttributes(props)
  const defaultValue = useDefaultText(props)

  // The filled part of the track is drawn from script: a strict page policy allows no style attribute.
  const draw = () => {
    const element = input.current
    if (!element || !output.current) return
    const [min, max] = [Number(element.min || 0), Number(element.max || 100)]
    const share = max > min ? (element.valueAsNumber - min) / (max - min) : 0
    const words = describeValue(element.valueAsNumber)
    element.style.setProperty('--at', `${share * 100}%`)
    element.setAttribute('aria-valuetext', words)
    output.current.value = words
  }
  useEffect(draw)

  return (
    <span className="range-row">
      <input
        {...attributes}
        ref={input}
        type="range"
        defaultValue={defaultValue}
        className={`range${className ? ` ${className}` : ''}`}
        onInput={(event) => {
          draw()
          props.onInput?.(event)
        }}
      />
      <output ref={output} htmlFor={attributes.id} aria-hidden="true" />
    </span>
  )
}
