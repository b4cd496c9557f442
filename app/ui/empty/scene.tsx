export type SceneName = 'empty' | 'fallen'

export function Scene({ name }: { name: SceneName }) {
  return (
    <svg className="scene" viewBox="0 0 380 210" aria-hidden="true">
      <path className="scene-wall" d="M0 0h380v208H0z" />
      <path
        className="scene-light"
        d="M70 208l40-150a34 34 0 0 1 64-6l-36 156zM196 208l40-150a34 34 0 0 1 64-6l-36 156z"
      />
      <path className="scene-line" d="M0 208.5h380M20 36.5h340" />
      {name === 'empty' ? <EmptyFrame /> : <FallenFrame />}
    </svg>
  )
}

function EmptyFrame() {
  return (
    <>
      <path className="scene-line" d="M120 36.5v44M192 36.5v44" />
      <path className="scene-frame" d="M100 80.5h112v84H100z" />
      <path className="scene-line" d="M252 208v-52h60v52M246 156.5h72M262 176h40" />
    </>
  )
}

function FallenFrame() {
  return (
    <>
      <path className="scene-line" d="M120 36.5v30M192 36.5v74" />
      <path className="scene-frame" transform="rotate(24 120 66)" d="M104 66.5h112v84H104z" />
      <path className="scene-line" d="M262 208l22-116 22 116M270 168h28M266 188h36" />
    </>
  )
}
