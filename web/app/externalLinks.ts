export type ExternalLink = { label: string; href: string }

export const help: ExternalLink = { label: 'Help', href: 'https://arioso.example/help' }
export const about: ExternalLink = { label: 'About', href: 'https://arioso.example/about' }
export const blog: ExternalLink = { label: 'Blog', href: 'https://arioso.example/blog' }
export const careers: ExternalLink = { label: 'Careers', href: 'https://arioso.example/careers' }
export const terms: ExternalLink = { label: 'Terms', href: 'https://arioso.example/terms' }
export const privacy: ExternalLink = { label: 'Privacy', href: 'https://arioso.example/privacy' }
export const guidelines: ExternalLink = {
  label: 'Community guidelines',
  href: 'https://arioso.example/community-guidelines',
}
export const iosApp: ExternalLink = { label: 'iOS app', href: 'https://arioso.example/ios' }
export const androidApp: ExternalLink = { label: 'Android app', href: 'https://arioso.example/android' }

export const externalLinks = [help, about, blog, careers, terms, privacy, guidelines, iosApp, androidApp]
