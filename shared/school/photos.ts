/** Years after graduation for which photos may still be kept, beyond the time of enrolment. */
export const photoRetentionYears = 5;
/** Working days within which the school aims to answer a request about photos. */
export const photoResponseWorkingDays = 7;
/** Month of the latest change to the photo policy, ISO 8601. */
export const photoPolicyUpdated = '2025-01';
