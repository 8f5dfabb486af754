# The image of a house: the same for servers and workers. See docs/hosting.md.
#   docker build -t arpents .
#   docker run -p 1759:1759 -v arpents:/var/lib/arpents arpents           one server, SQLite in the volume

FROM python:3.12-slim AS build
RUN apt-get update && apt-get install -y --no-install-recommends gcc libc6-dev && rm -rf /var/lib/apt/lists/*
WORKDIR /build
COPY . .
ENV ARPENTS_COMPILE=1
RUN pip wheel --no-cache-dir --no-deps --wheel-dir /wheels .

FROM python:3.12-slim
ENV PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 XDG_DATA_HOME=/var/lib
COPY --from=build /wheels /wheels
RUN wheel="$(ls /wheels/*.whl)" \
    && pip install --no-cache-dir "${wheel}[host,hall,telemetry]" \
    && rm -rf /wheels \
    && useradd --system --home-dir /var/lib/arpents --create-home arpents
USER arpents
VOLUME /var/lib/arpents
EXPOSE 1759
STOPSIGNAL SIGTERM
ENTRYPOINT ["arpents"]
CMD ["play", "--no-browser", "--host", "0.0.0.0", "--log", "json"]
