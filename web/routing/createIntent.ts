// Somebody who only passes over a link does not want its page.
const DELAY_MS = 50

type Intent = { wait: (act: () => void) => void; drop: () => void }

export function createIntent(): Intent {
  let timer: ReturnType<typeof setTimeout> | undefined
  const drop = () => clearTimeout(timer)
  return {
    wait(act) {
      drop()
      timer = setTimeout(act, DELAY_MS)
    },
    drop,
  }
}
