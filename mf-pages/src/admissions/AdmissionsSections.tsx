import { Criteria } from './Criteria.tsx';
import { DocumentsAndDates } from './DocumentsAndDates.tsx';
import { Fees } from './Fees.tsx';
import { OfficeAndPolicy } from './OfficeAndPolicy.tsx';
import { ProcessSteps } from './ProcessSteps.tsx';

/** What follows the top of the page. */
export function AdmissionsSections() {
  return (
    <>
      <ProcessSteps />
      <Criteria />
      <Fees />
      <DocumentsAndDates />
      <OfficeAndPolicy />
    </>
  );
}
