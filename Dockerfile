# Rollwright in a container; docs/hosting.md says how to run it. It keeps its database in /data.

# For a build that can be repeated, pin the base image by its digest, which is not known here:
#   docker buildx imagetools inspect python:3.13-slim
#   docker build --build-arg BASE=python:3.13-slim@sha256:... --tag rollwright .
ARG BASE=python:3.13-slim

FROM ${BASE} AS build
ENV PIP_DISABLE_PIP_VERSION_CHECK=1 PIP_NO_CACHE_DIR=1
WORKDIR /build
RUN python -m venv /opt/rollwright
COPY requirements/play.txt requirements/
RUN /opt/rollwright/bin/pip install --require-hashes --requirement requirements/play.txt
COPY requirements/build.txt requirements/node.txt requirements/
RUN python -m venv /opt/build \
 && /opt/build/bin/pip install --require-hashes --requirement requirements/build.txt --requirement requirements/node.txt
COPY pyproject.toml hatch_build.py README.md LICENSE ./
COPY web web
COPY src src
RUN /opt/build/bin/pip wheel --no-deps --no-build-isolation --wheel-dir wheels . \
 && /opt/rollwright/bin/pip install --no-deps wheels/*.whl \
 && /opt/rollwright/bin/pip uninstall --yes pip

FROM ${BASE}
RUN useradd --system --uid 10001 --user-group --no-create-home --home-dir /data --shell /usr/sbin/nologin rollwright \
 && install --directory --owner=rollwright --group=rollwright --mode=0700 /data
COPY --from=build /opt/rollwright /opt/rollwright
ENV PATH=/opt/rollwright/bin:$PATH PYTHONUNBUFFERED=1 PYTHONDONTWRITEBYTECODE=1 LANG=C.UTF-8
USER rollwright
WORKDIR /data
VOLUME /data
EXPOSE 8621
HEALTHCHECK --interval=30s --timeout=5s --start-period=20s \
  CMD ["python", "-c", "import urllib.request; urllib.request.urlopen('http://127.0.0.1:8621/readyz', timeout=4)"]
# What is written behind the name of the image in `docker run` is added: --root-path /games, --limit tables=10, …
ENTRYPOINT ["rollwright", "serve", "--host", "0.0.0.0", "--no-browser", "--log", "-", "--database", "/data/tables.db"]
