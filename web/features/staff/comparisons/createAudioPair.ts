export type Side = 'left' | 'right'

type Listeners = { onLength: (seconds: number) => void; onEnded: () => void }

/** Two sounds at one position, of which at most one is heard. */
export function createAudioPair(leftUrl: string, rightUrl: string) {
  const audio = { left: new Audio(leftUrl), right: new Audio(rightUrl) }

  function pause(): void {
    audio.left.pause()
    audio.right.pause()
  }

  function seek(seconds: number): void {
    audio.left.currentTime = seconds
    audio.right.currentTime = seconds
  }

  return {
    pause,
    seek,
    positionOf: (side: Side): number => audio[side].currentTime,
    play(side: Side, fromSeconds: number): void {
      pause()
      seek(fromSeconds)
      void audio[side].play()
    },
    listen({ onLength, onEnded }: Listeners): void {
      const learn = (): void => onLength(Math.max(1, audio.left.duration || 0, audio.right.duration || 0))
      for (const side of [audio.left, audio.right]) {
        side.addEventListener('loadedmetadata', learn)
        side.addEventListener('ended', onEnded)
      }
    },
  }
}
