import type { ArtistDetails } from '@arioso/contract'

// Under the head of a profile, for artists who wrote something about themselves.
export function ArtistAbout({ artist }: { artist: ArtistDetails }) {
  const facts = [artist.based_in, artist.genres].filter((fact) => fact !== '')
  return (
    <section aria-label="About the artist" className="mb-2 grid gap-2 border-l-2 border-accent pl-4">
      {artist.story !== '' && (
        <p className="display max-w-[60ch] text-md leading-snug wrap-anywhere whitespace-pre-line">{artist.story}</p>
      )}
      <p className="flex flex-wrap gap-x-3 text-sm text-soft">
        {facts.map((fact) => (
          <span key={fact}>{fact}</span>
        ))}
        {artist.link !== '' && (
          <a
            href={artist.link}
            target="_blank"
            rel="noreferrer nofollow ugc"
            className="text-accent hover:underline wrap-anywhere"
          >
            {artist.link.replace(/^https:\/\//, '')}
          </a>
        )}
      </p>
    </section>
  )
}
