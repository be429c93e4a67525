import { CspEvaluator, DEFAULT_CHECKS, STRICTCSP_CHECKS } from 'csp_evaluator/dist/evaluator.js';
import { Severity, Type } from 'csp_evaluator/dist/finding.js';
import { CspParser } from 'csp_evaluator/dist/parser.js';

/**
 * What Google's csp_evaluator finds wrong with a policy, in words. Left out is what it calls an information, and its
 * reminder that `'self'` is as safe as the files of the site: all of them are the site's own, and none is sniffed.
 */
export function policyFindings(policy: string): string[] {
  const findings = new CspEvaluator(new CspParser(policy).csp).evaluate(STRICTCSP_CHECKS, DEFAULT_CHECKS);
  return findings
    .filter(({ severity }) => severity < Severity.INFO)
    .filter(({ type, value }) => !(type === Type.SCRIPT_ALLOWLIST_BYPASS && value === "'self'"))
    .map(
      ({ severity, directive, value, description }) =>
        `${Severity[severity]}: ${directive} ${value ?? ''}: ${description}`,
    );
}
