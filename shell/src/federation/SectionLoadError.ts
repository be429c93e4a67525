/** A section's page could not be loaded: network, integrity, time or shape. `cause` is for the log only. */
export class SectionLoadError extends Error {
  readonly sectionLabel: string;

  constructor(sectionLabel: string, cause: unknown) {
    super(`${sectionLabel} could not be loaded.`, { cause });
    this.name = 'SectionLoadError';
    this.sectionLabel = sectionLabel;
  }
}
